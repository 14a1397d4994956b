import { displayName } from '@contracts/accounts';
import type { AppealRow } from '@contracts/appeals';
import type { CaseRow } from '@contracts/cases';
import { type MemberRow, REASON_LABEL } from '@contracts/moderation';
import polyglotI18nProvider from 'ra-i18n-polyglot';
import { type ComponentType, lazy, type ReactElement, Suspense } from 'react';
import { CanAccess, CoreAdmin, CustomRoutes, memoryStore, Resource } from 'react-admin';
import { BrowserRouter, Route } from 'react-router-dom';
import { LoadingPage } from './desk/LoadingPage';
import { CrashPage, ForbiddenPage, NotFoundPage } from './desk/Pages';
import { ShortcutProvider } from './desk/ShortcutProvider';
import { DeskLayout } from './layout/DeskLayout';
import { StartPage } from './layout/StartPage';
import { authProvider } from './providers/authProvider';
import { dataProvider } from './providers/dataProvider';
import { queryClient } from './providers/queryClient';
import { turkishMessages } from './providers/turkishMessages';
import { CaseDesk } from './resources/cases/CaseDesk';
import { FromReport } from './resources/cases/FromReport';
import { PendingDecisions } from './resources/cases/PendingDecisions';

/** A desk comes when it is opened: nobody waits for those that they do not use. */
function later(load: () => Promise<ComponentType>): ReactElement {
  const Desk = lazy(async () => ({ default: await load() }));
  return (
    <Suspense fallback={<LoadingPage />}>
      <Desk />
    </Suspense>
  );
}

/** Without a list of its own, which asks by itself whether somebody may see it. */
const laterFor = (resource: string, load: () => Promise<ComponentType>): ReactElement => (
  <CanAccess resource={resource} action="list" accessDenied={<ForbiddenPage />} error={<ForbiddenPage />}>
    {later(load)}
  </CanAccess>
);

const memberDesk = later(async () => (await import('./resources/members/MemberDesk')).MemberDesk);
const timelineDesk = laterFor('audit', async () => (await import('./resources/audit/TimelineDesk')).TimelineDesk);
const proofDesk = laterFor('proof', async () => (await import('./resources/audit/ProofDesk')).ProofDesk);
const pastDesk = laterFor('past', async () => (await import('./resources/past/PastDesk')).PastDesk);
const replayDesk = laterFor('past', async () => (await import('./resources/past/ReplayDesk')).ReplayDesk);
const exportDesk = laterFor('exports', async () => (await import('./resources/exports/ExportDesk')).ExportDesk);
const whatIfDesk = laterFor('what-if', async () => (await import('./resources/whatIf/WhatIfDesk')).WhatIfDesk);
const figuresDesk = laterFor('figures', async () => (await import('./resources/figures/FiguresDesk')).FiguresDesk);
const reviewDesk = laterFor('second-review', async () => (await import('./resources/reviews/ReviewDesk')).ReviewDesk);
const operationsDesk = laterFor('operations', async () => (await import('./resources/operations/OperationsDesk')).OperationsDesk);
const feedbackDesk = later(async () => (await import('./resources/feedback/FeedbackDesk')).FeedbackDesk);
const decisionDesk = later(async () => (await import('./resources/decisions/DecisionDesk')).DecisionDesk);
const settingsDesk = laterFor('settings', async () => (await import('./resources/settings/SettingsDesk')).SettingsDesk);
const pageDesk = laterFor('pages', async () => (await import('./resources/pages/PageDesk')).PageDesk);
const categoryDesk = later(async () => (await import('./resources/categories/CategoryDesk')).CategoryDesk);
const tagDesk = later(async () => (await import('./resources/tags/TagDesk')).TagDesk);
const appealDesk = later(async () => (await import('./resources/appeals/AppealDesk')).AppealDesk);
const approvalDesk = laterFor('approvals', async () => (await import('./resources/approvals/ApprovalDesk')).ApprovalDesk);
const subroleDesk = laterFor('subroles', async () => (await import('./resources/subroles/SubroleDesk')).SubroleDesk);
const invitationDesk = laterFor('invitations', async () => (await import('./resources/invitations/InvitationDesk')).InvitationDesk);

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
            dashboard={StartPage}
            loading={LoadingPage}
            catchAll={NotFoundPage}
            accessDenied={ForbiddenPage}
            error={CrashPage}
            title="Meydan"
            requireAuth
            disableTelemetry
          >
            <Resource name="cases" list={CaseDesk} recordRepresentation={({ reason }: CaseRow) => REASON_LABEL[reason]} />
            <Resource name="appeals" list={appealDesk} recordRepresentation={({ member }: AppealRow) => displayName(member)} />
            <CustomRoutes>
              <Route path="/reports/:id?/*" element={<FromReport />} />
            </CustomRoutes>
            <Resource name="members" list={memberDesk} recordRepresentation={(member: MemberRow) => displayName(member)} />
            <Resource name="audit" list={timelineDesk} />
            <Resource name="proof" list={proofDesk} />
            <Resource name="exports" list={exportDesk} />
            <Resource name="past" list={pastDesk} />
            <Resource name="replay" list={replayDesk} />
            <Resource name="what-if" list={whatIfDesk} />
            <Resource name="figures" list={figuresDesk} />
            <Resource name="second-review" list={reviewDesk} />
            <Resource name="operations" list={operationsDesk} />
            <Resource name="feedback" list={feedbackDesk} recordRepresentation="title" />
            <Resource name="decisions" list={decisionDesk} />
            <Resource name="subroles" list={subroleDesk} />
            <Resource name="invitations" list={invitationDesk} />
            <Resource name="approvals" list={approvalDesk} />
            <Resource name="settings" list={settingsDesk} />
            <Resource name="pages" list={pageDesk} recordRepresentation="title" />
            <Resource name="categories" list={categoryDesk} recordRepresentation="name" />
            <Resource name="tags" list={tagDesk} recordRepresentation="name" />
            <Resource name="facts" />
          </CoreAdmin>
        </PendingDecisions>
      </ShortcutProvider>
    </BrowserRouter>
  );
}
