import { type EpochMs, hoursMs } from '../kernel/instant.ts'

/**
 * A part of the time in which items of a queue are counted together: a full hour as such, or the time between two
 * of them. What is put on a queue for a day appears at a full hour, and so is counted apart from what came before and after.
 */
export type Slot = number

const hourMs = hoursMs(1)

export const slotOf = (at: EpochMs): Slot => 2 * Math.floor(at / hourMs) + (at % hourMs > 0 ? 1 : 0)

/** The first moment of a slot. */
export const slotBegins = (slot: Slot): EpochMs => Math.floor(slot / 2) * hourMs + (slot % 2)

/** The full hour with which a slot ends, or which it is. */
export const slotEnds = (slot: Slot): EpochMs => Math.ceil(slot / 2) * hourMs

/** The full hour at a moment, or the next one. */
export const fullHourFrom = (at: EpochMs): EpochMs => slotEnds(slotOf(at))

const slotsPerWeek = 2 * 24 * 7

/** Slots whose numbers are kept in one item, and the name of a slot's number there. */
export const weekOf = (slot: Slot): number => Math.floor(slot / slotsPerWeek)
export const nameInWeek = (slot: Slot): string => String(slot - weekOf(slot) * slotsPerWeek)
export const slotNamed = (week: number, name: string): Slot => week * slotsPerWeek + Number(name)

export const weekEnds = (week: number): EpochMs => slotEnds((week + 1) * slotsPerWeek)
