import './design/styles';
import { createRoot } from 'react-dom/client';
import { App } from './app/App';
import { startQueries } from './client/queryClient';

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');
// The name of the built entry file carries a digest of all the code.
startQueries(new URL(import.meta.url).pathname);
createRoot(root).render(<App />);

if (import.meta.env.PROD && 'serviceWorker' in navigator) {
  addEventListener('load', () => {
    import('./app/offlineUse').then(({ followCookieChoice }) => followCookieChoice(new URL(import.meta.url).pathname));
  });
}
