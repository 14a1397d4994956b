const AT_ONCE = 200;

/** Page by page, in the order of their places in the log, does something with each; a run that was cut short goes on with those that are left. */
export async function oneAfterAnother<Item extends { readonly position: number }>(
  after: (position: number, limit: number) => Promise<readonly Item[]>,
  work: (item: Item) => Promise<void>,
): Promise<void> {
  for (let reached = 0; ; ) {
    const page = await after(reached, AT_ONCE);
    for (const item of page) {
      await work(item);
      reached = item.position;
    }
    if (page.length < AT_ONCE) return;
  }
}
