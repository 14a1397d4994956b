export default async function tearDown() {
  await globalThis.meydanEngines?.stop();
}
