import { CoreAdmin, memoryStore, Resource } from 'react-admin';
import { BrowserRouter } from 'react-router-dom';
import { CrashPage } from './desk/CrashPage';
import { ForbiddenPage } from './desk/ForbiddenPage';
import { LoadingPage } from './desk/LoadingPage';
import { NotFoundPage } from './desk/NotFoundPage';
import { ShortcutProvider } from './desk/ShortcutProvider';
import { DeskLayout } from './layout/DeskLayout';
import { authProvider } from './providers/authProvider';
import { dataProvider } from './providers/dataProvider';
import { i18nProvider } from './providers/i18nProvider';
import { queryClient } from './providers/queryClient';
import { decisions } from './resources/decisions';
import { feedback } from './resources/feedback';
import { members } from './resources/members';
import { operations } from './resources/operations';
import { reports } from './resources/reports';
import { PendingDecisions } from './resources/reports/PendingDecisions';

// What a list shows is told by its address alone; nothing of it is kept behind the moderator's back.
const store = memoryStore();

/** react-admin without its own look: the desk brings layout, theme and notifications. */
export function App() {
  return (
    <BrowserRouter basename="/adminpanel">
      <ShortcutProvider>
        <PendingDecisions>
          <CoreAdmin
            authProvider={authProvider}
            dataProvider={dataProvider}
            i18nProvider={i18nProvider}
            queryClient={queryClient}
            store={store}
            layout={DeskLayout}
            loading={LoadingPage}
            catchAll={NotFoundPage}
            accessDenied={ForbiddenPage}
            error={CrashPage}
            title="Meydan"
            requireAuth
            disableTelemetry
          >
            <Resource {...reports} />
            <Resource {...members} />
            <Resource {...operations} />
            <Resource {...feedback} />
            <Resource {...decisions} />
            <Resource name="facts" />
          </CoreAdmin>
        </PendingDecisions>
      </ShortcutProvider>
    </BrowserRouter>
  );
}
