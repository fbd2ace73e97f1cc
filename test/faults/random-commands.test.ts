import { expect, it } from 'vitest'
import { runRandomCommands } from '../support/random-commands.ts'

it('random sequences of commands on workbenches, reservations and documents behave like a small model', async () => {
  const { bookings, tickets, emds, divided } = await runRandomCommands(8, 21)

  expect(bookings).toBeGreaterThan(3)
  expect(Math.min(tickets, emds, divided)).toBeGreaterThan(0)
}, 120_000)
