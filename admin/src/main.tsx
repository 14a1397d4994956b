import '@fontsource-variable/inter/opsz.css';
import '@fontsource-variable/jetbrains-mono/wght.css';
import { reloadAfterUpgrade } from '@design/reloadAfterUpgrade';
import CssBaseline from '@mui/material/CssBaseline';
import { ThemeProvider } from '@mui/material/styles';
import { createRoot } from 'react-dom/client';
import { App } from './App';
import { SessionGate } from './providers/SessionGate';
import { muiTheme } from './theme/muiTheme';
import { SchemeProvider, useScheme } from './theme/SchemeProvider';

reloadAfterUpgrade('/adminpanel/', new URL(import.meta.url).pathname);

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');

createRoot(root).render(
  <SchemeProvider>
    <ThemedGate />
  </SchemeProvider>,
);

/** The gate stands before react-admin and therefore brings its own theme. */
function ThemedGate() {
  const { scheme } = useScheme();
  return (
    <ThemeProvider theme={muiTheme[scheme]}>
      <CssBaseline />
      <SessionGate>
        <App />
      </SessionGate>
    </ThemeProvider>
  );
}
