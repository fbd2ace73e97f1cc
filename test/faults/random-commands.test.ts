import { expect, it } from 'vitest'
import { runRandomCommands } from '../support/random-commands.ts'

it('random sequences of commands on workbenches, reservations and documents do what a small model says', async () => {
  const { bookings, tickets } = await runRandomCommands(30, 20_270_301)

  expect(bookings).toBeGreaterThan(3)
  expect(tickets).toBeGreaterThan(0)
}, 120_000)
