import { displayName } from '@contracts/accounts';
import { type MemberRow, REASON_LABEL, type ReportRow } from '@contracts/moderation';
import polyglotI18nProvider from 'ra-i18n-polyglot';
import { lazy, Suspense } from 'react';
import { CoreAdmin, memoryStore, Resource } from 'react-admin';
import { BrowserRouter } from 'react-router-dom';
import { LoadingPage } from './desk/LoadingPage';
import { CrashPage, ForbiddenPage, NotFoundPage } from './desk/Pages';
import { ShortcutProvider } from './desk/ShortcutProvider';
import { DeskLayout } from './layout/DeskLayout';
import { authProvider } from './providers/authProvider';
import { dataProvider } from './providers/dataProvider';
import { queryClient } from './providers/queryClient';
import { turkishMessages } from './providers/turkishMessages';
import { DecisionDesk } from './resources/decisions/DecisionDesk';
import { FeedbackDesk } from './resources/feedback/FeedbackDesk';
import { MemberDesk } from './resources/members/MemberDesk';
import { OperationsDesk } from './resources/operations/OperationsDesk';
import { PendingDecisions } from './resources/reports/PendingDecisions';
import { ReportDesk } from './resources/reports/ReportDesk';

/** Few open it: it comes when it is asked for. */
const SettingsDesk = lazy(() => import('./resources/settings/SettingsDesk'));
const settingsDesk = (
  <Suspense fallback={<LoadingPage />}>
    <SettingsDesk />
  </Suspense>
);
const InvitationDesk = lazy(() => import('./resources/invitations/InvitationDesk'));
const invitationDesk = (
  <Suspense fallback={<LoadingPage />}>
    <InvitationDesk />
  </Suspense>
);
const CategoryDesk = lazy(() => import('./resources/categories/CategoryDesk'));
const categoryDesk = (
  <Suspense fallback={<LoadingPage />}>
    <CategoryDesk />
  </Suspense>
);

const i18nProvider = polyglotI18nProvider(() => turkishMessages, 'tr', [{ locale: 'tr', name: 'Türkçe' }]);

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
            <Resource name="reports" list={ReportDesk} recordRepresentation={({ reason }: ReportRow) => REASON_LABEL[reason]} />
            <Resource name="members" list={MemberDesk} recordRepresentation={(member: MemberRow) => displayName(member)} />
            <Resource name="operations" list={OperationsDesk} />
            <Resource name="feedback" list={FeedbackDesk} recordRepresentation="title" />
            <Resource name="decisions" list={DecisionDesk} />
            <Resource name="invitations" list={invitationDesk} />
            <Resource name="settings" list={settingsDesk} />
            <Resource name="categories" list={categoryDesk} recordRepresentation="name" />
            <Resource name="facts" />
          </CoreAdmin>
        </PendingDecisions>
      </ShortcutProvider>
    </BrowserRouter>
  );
}
