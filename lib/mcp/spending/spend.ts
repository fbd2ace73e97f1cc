import { createHash } from 'node:crypto'
import * as z from 'zod'
import { Refusal } from '../../client/index.ts'
import { formatMoney, type Money } from '../../kernel/money.ts'
import { amount, amountText, locator, toAmount } from '../shapes.ts'
import type { ToolContext } from '../tool.ts'
import { ToolRefusal } from '../tool-refusal.ts'
import { type Trip, tripShape, tripText } from '../trip-view.ts'
import type { SpendLimit } from './spend-limit.ts'

/** What every tool takes that spends. */
export const spendingInput = z.strictObject({
  locator,
  dry_run: z.boolean().default(false).describe('Only say what would happen.'),
  confirmation_id: z
    .uuid()
    .optional()
    .describe('From the first call of this tool, after a person has approved it.'),
})

export const spendingOutput = z.object({
  status: z
    .enum(['dry_run', 'waiting_for_person', 'done', 'not_ended'])
    .describe(
      'not_ended: it was begun; look with retrieve_trip, do not repeat it. Without done or not_ended nothing has happened.',
    ),
  what: z.string(),
  cost: amount.describe('What it costs you, and counts against the spend limit.'),
  comes_back: amount.optional(),
  allowed: z.string().describe('Whether the spend limit allows it.'),
  left_of_limit: amount.optional().describe('Before this.'),
  confirmation_id: z.string().optional(),
  confirm_at: z.string().optional().describe('Where a person approves it.'),
  expires_at: z.string().optional(),
  trip: tripShape,
})

type Given = z.output<typeof spendingInput>
type Answer = z.output<typeof spendingOutput>

/** What would be done, once the limit and a person allow it. */
export interface Spending {
  readonly tool: string
  /** One sentence for the person. */
  readonly what: string
  readonly cost: Money
  readonly comesBack?: Money
  readonly trip: Trip
  /** Does it. @param key the same one does it once */
  readonly run: (key: string) => Promise<Done>
  /** What it cost although it was refused: nothing, or a part. */
  readonly costIfRefused: () => Promise<Money>
}

interface Done {
  readonly trip: Trip
  /** The service may take longer than a request. */
  readonly isEnded: boolean
}

const linesOf = ({ what, cost, comesBack, trip }: Spending): string[] => [
  what,
  `Costs ${formatMoney(cost)}${comesBack ? `, ${formatMoney(comesBack)} come back` : ''}`,
  ...tripText(trip).split('\n'),
]

/** Nothing, in the currency. */
export const none = (money: Money): Money => ({ ...money, minor: 0 })

/** What the person reads is what is confirmed, to the letter. */
const subjectOf = (spending: Spending): string =>
  createHash('sha256')
    .update(JSON.stringify([spending.tool, spending.trip.locator, linesOf(spending)]))
    .digest('hex')

function allowedText(limit: SpendLimit, cost: Money): string {
  try {
    limit.require(cost)
    return 'yes'
  } catch (error) {
    if (error instanceof ToolRefusal) return `no: ${error.message}`
    throw error
  }
}

/**
 * Does what costs money: within the limit, once a person has approved exactly this, and once for each approval.
 *
 * @throws ToolRefusal the limit or the person does not allow it
 */
export async function spend(
  spending: Spending,
  { dry_run, confirmation_id: id }: Pick<Given, 'dry_run' | 'confirmation_id'>,
  { limit, control }: ToolContext,
): Promise<Answer> {
  const { tool, what, cost, comesBack, trip } = spending
  const left = limit.left()
  const said = {
    what,
    cost: toAmount(cost),
    ...(comesBack && { comes_back: toAmount(comesBack) }),
    allowed: allowedText(limit, cost),
    ...(left && { left_of_limit: toAmount(left) }),
    trip,
  }
  if (dry_run) return { status: 'dry_run', ...said }
  limit.require(cost)
  const bound = { tool, subject: subjectOf(spending), amount: cost }
  const confirmation = id === undefined ? await control.ask(bound, linesOf(spending)) : await control.find(id)
  if (id === undefined || confirmation.state === 'waiting')
    return {
      status: 'waiting_for_person',
      ...said,
      confirmation_id: confirmation.id,
      confirm_at: control.page,
      expires_at: confirmation.expiresAt,
    }
  if (confirmation.state === 'declined')
    throw new ToolRefusal('confirmationDeclined', 'A person has declined this.', 'Do not ask for it again.')
  const correct = limit.take(cost)
  await control.use(id, bound).catch((error: unknown) => {
    correct(none(cost))
    throw error
  })
  try {
    const done = await spending.run(id)
    return { status: done.isEnded ? 'done' : 'not_ended', ...said, trip: done.trip }
  } catch (error) {
    // Without an answer it may have been done.
    if (error instanceof Refusal || error instanceof ToolRefusal) correct(await spending.costIfRefused())
    throw error
  }
}

export function spendingText({ status, what, cost, comes_back, allowed, trip, ...waiting }: Answer): string {
  const money = `Costs ${amountText(cost)}${comes_back ? `, ${amountText(comes_back)} come back` : ''}.`
  const now = {
    dry_run: `Dry run, nothing has happened. Allowed by the spend limit: ${allowed}`,
    waiting_for_person: `Nothing has happened yet. Ask a person to approve it at ${waiting.confirm_at}, under Confirmations, before ${waiting.expires_at}; then call again with confirmation_id ${waiting.confirmation_id}.`,
    done: 'Done.',
    not_ended: 'Begun and not ended: look with retrieve_trip in a minute, and do not repeat it.',
  }[status]
  return [what, money, now, tripText(trip)].join('\n')
}
