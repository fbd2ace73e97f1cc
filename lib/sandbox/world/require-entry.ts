/** Reads what the world's own tables must hold. @throws Error a gap in them is a bug */
export function requireEntry<Key, Value>(entries: ReadonlyMap<Key, Value>, key: Key, what: string): Value {
  const value = entries.get(key)
  if (value === undefined) throw new Error(`no ${what} ${key}`)
  return value
}

export function requireAt<Value>(list: readonly Value[], index: number, what: string): Value {
  const value = list[index]
  if (value === undefined) throw new Error(`no ${what} at ${index}`)
  return value
}
