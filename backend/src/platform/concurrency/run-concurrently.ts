/** Works on all items, `atMost` at a time. Waits for all running work before it throws the first failure. */
export async function runConcurrently<Item>(
  items: readonly Item[],
  atMost: number,
  work: (item: Item) => Promise<void>,
): Promise<void> {
  const rest = items.values();
  const lane = async (): Promise<void> => {
    for (const item of rest) await work(item);
  };
  const lanes = await Promise.allSettled(Array.from({ length: atMost }, lane));
  const failed = lanes.find(({ status }) => status === 'rejected');
  if (failed?.status === 'rejected') throw failed.reason;
}
