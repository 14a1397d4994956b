import './design/styles';
import { startTransition } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app/App';
import { loadFirstPage } from './app/firstPage';
import { keepFocus, TakeOver } from './app/TakeOver';
import { startQueries } from './client/queryClient';
import { reloadAfterUpgrade } from './design/reloadAfterUpgrade';

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');
// The name of the built entry file carries a digest of all the code.
const entry = new URL(import.meta.url).pathname;
startQueries(entry);
reloadAfterUpgrade('/', entry);
const main = createRoot(root);
const focus = keepFocus(root);
// Until the page can be shown whole, what the server has painted stays; a page that cannot be loaded says so itself.
loadFirstPage(location.pathname)
  .catch(() => undefined)
  // In slices: the page can be scrolled and its links work meanwhile.
  .then(() =>
    startTransition(() =>
      main.render(
        <TakeOver focus={focus}>
          <App />
        </TakeOver>,
      ),
    ),
  );

if (import.meta.env.PROD && 'serviceWorker' in navigator) {
  const follow = async () => {
    const { followCookieChoice } = await import('./app/offlineUse');
    followCookieChoice(entry);
  };
  // The app may be asked for after the page itself has been loaded (build/startApp.js).
  if (document.readyState === 'complete') void follow();
  else addEventListener('load', follow);
}
