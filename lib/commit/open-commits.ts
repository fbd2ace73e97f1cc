import type { EpochMs } from '../kernel/instant.ts'
import type { Store } from '../kernel/store.ts'
import type { CommitRef } from './commit-workflow.ts'

/** A commit that was begun and may not have ended. The workbench itself decides. */
export interface OpenCommit extends CommitRef {
  /** When it was requested. */
  readonly at: EpochMs
}

/** Partitions, so that many commits can begin at once. */
const shards = 10

const partitionOf = (shard: number): string => `open#${shard}`

const keyOf = ({ tenantId, workbenchId, commitId }: CommitRef) => ({
  partition: partitionOf([...commitId].reduce((sum, letter) => sum + letter.charCodeAt(0), 0) % shards),
  sort: `${tenantId}#${workbenchId}#${commitId}`,
})

type CommitName = Pick<CommitRef, 'workbenchId' | 'commitId'>

/**
 * The list of open commits, for one tenant: a commit is noted before it begins, and forgotten after its end. It has no
 * lifetime: what nobody ends stays listed.
 */
export const openCommitsOf = (store: Store, tenantId: string) => ({
  async note({ at, ...name }: CommitName & Pick<OpenCommit, 'at'>): Promise<void> {
    const open: OpenCommit = { tenantId, ...name, at }
    await store.put('openCommits', keyOf(open), open)
  },

  async forget(name: CommitName): Promise<void> {
    await store.remove('openCommits', keyOf({ tenantId, ...name }))
  },
})

/** The same over all tenants, for who takes them up. */
export const everyOpenCommit = (store: Store) => ({
  /** All that are listed, the oldest first. */
  async list(): Promise<OpenCommit[]> {
    const found: OpenCommit[] = []
    for (let shard = 0; shard < shards; shard++) {
      const listed = await store.list<OpenCommit>('openCommits', partitionOf(shard))
      found.push(...listed.map(({ value }) => value))
    }
    return found.sort((one, other) => one.at - other.at)
  },

  async forget(open: OpenCommit): Promise<void> {
    await store.remove('openCommits', keyOf(open))
  },
})
