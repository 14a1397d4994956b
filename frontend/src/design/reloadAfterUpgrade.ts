/** The build for which the page was already loaded anew, so that a build without one of its files does not reload for ever. */
const RELOADED_FROM = 'reloadedFrom';

/** Loads the page anew when a part of the app is gone because the server has another build by now, once for each build. `page`: where the app stands; `entry`: path of the file that this page runs. */
export function reloadAfterUpgrade(page: string, entry: string): void {
  addEventListener('vite:preloadError', () => {
    isReplaced(page, entry).then((replaced) => {
      if (!replaced || sessionStorage.getItem(RELOADED_FROM) === entry) return;
      sessionStorage.setItem(RELOADED_FROM, entry);
      location.reload();
    }, console.warn);
  });
}

/** Whether the server's page runs another file: a part that cannot be loaded without that has only lost its connection. */
async function isReplaced(page: string, entry: string): Promise<boolean> {
  const answer = await fetch(page, { cache: 'no-store', headers: { Accept: 'text/html' } });
  return answer.ok && !(await answer.text()).includes(entry);
}
