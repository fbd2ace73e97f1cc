/**
 * Something that the service runs on takes no more work at the moment: neither a bug nor a refusal. The same call
 * succeeds later.
 */
export class CapacityExceeded extends Error {
  override readonly name = 'CapacityExceeded'
}
