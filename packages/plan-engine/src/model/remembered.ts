/** The function with its values kept: for pure functions that are asked for few keys many times. */
export function remembered<Key extends string | number, Value>(
  valueOf: (key: Key) => Value,
): (key: Key) => Value {
  const known = new Map<Key, Value>();
  return (key) => {
    const value = known.get(key) ?? valueOf(key);
    known.set(key, value);
    return value;
  };
}
