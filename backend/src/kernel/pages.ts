/** Everything that a list holds, read in pages of so many; the list must not lose what is passed on while it is walked. */
export async function* everyOf<Item>(atOnce: number, read: (limit: number, offset: number) => Promise<readonly Item[]>): AsyncGenerator<Item> {
  for (let offset = 0; ; offset += atOnce) {
    const page = await read(atOnce, offset);
    yield* page;
    if (page.length < atOnce) return;
  }
}
