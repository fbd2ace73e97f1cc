import { KMSClient } from '@aws-sdk/client-kms'
import type { Store } from '../../kernel/store.ts'
import type { CardVault } from '../../payment/card-vault.ts'
import { kmsCipher } from '../vault/kms-cipher.ts'
import { tableVault } from '../vault/table-vault.ts'
import { withCapacityErrors } from './capacity.ts'
import { clientSettings } from './client-settings.ts'
import { requireSetting, settings } from './settings.ts'

/**
 * The card vault under the deployment's own key. Only for functions that take cards or charge them: no other
 * may use the key.
 */
export const liveVault = (store: Store): CardVault =>
  tableVault(
    store,
    kmsCipher(withCapacityErrors(new KMSClient(clientSettings)), requireSetting(settings.vaultKey)),
  )
