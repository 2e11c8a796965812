export async function* jsonArrayOf(batches: AsyncIterable<readonly object[]>): AsyncGenerator<string, undefined> {
  let start = '['
  for await (const batch of batches) {
    if (batch.length === 0) continue
    yield `${start}\n${batch.map((item) => JSON.stringify(item)).join(',\n')}`
    start = ','
  }
  yield start === '[' ? '[]\n' : '\n]\n'
}
