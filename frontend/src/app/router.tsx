import { PAGE_SLUGS } from '@contracts/pages';
import { lazy } from 'react';
import { createBrowserRouter, Navigate } from 'react-router-dom';
import { piece } from '../design/piece';
import { paths } from '../paths';
import { FirstPage } from './firstPage';
import { AppLayout } from './layouts/AppLayout';
import { AuthLayout } from './layouts/AuthLayout';
import { RootLayout } from './layouts/RootLayout';
import { nameFirstEntry } from './nameFirstEntry';
import { NotFoundPage, RouteError, UnauthorizedPage } from './routes/DeadEnds';
import { RequireMember, RequireStaff } from './routes/Entrance';
import { ToConsole, ToLogin } from './routes/redirects';

const ForumPage = lazy(() => import('../features/forum/pages/ForumPage').then((file) => ({ default: file.ForumPage })));
const BlogPage = lazy(() => import('../features/blog/pages/BlogPage').then((file) => ({ default: file.BlogPage })));
const OwnPostsPage = lazy(() => import('../features/blog/pages/OwnPostsPage').then((file) => ({ default: file.OwnPostsPage })));
const PostRoute = lazy(() => import('./routes/PostRoute').then((file) => ({ default: file.PostRoute })));
const SeriesPage = lazy(() => import('../features/blog/pages/SeriesPage').then((file) => ({ default: file.SeriesPage })));
const CreatePostPage = lazy(() => import('../features/blog/pages/PostEditorPage').then((file) => ({ default: file.CreatePostPage })));
const EditPostPage = lazy(() => import('../features/blog/pages/PostEditorPage').then((file) => ({ default: file.EditPostPage })));
const CreateProjectPage = lazy(() => import('../features/projects/pages/ProjectEditorPage').then((file) => ({ default: file.CreateProjectPage })));
const EditProjectPage = lazy(() => import('../features/projects/pages/ProjectEditorPage').then((file) => ({ default: file.EditProjectPage })));
const OwnProjectsPage = lazy(() => import('../features/projects/pages/OwnProjectsPage').then((file) => ({ default: file.OwnProjectsPage })));
const ApplicationsPage = lazy(() => import('../features/projects/pages/ApplicationsPage').then((file) => ({ default: file.ApplicationsPage })));
const ProjectsRoute = lazy(() => import('./routes/ProjectsRoute').then((file) => ({ default: file.ProjectsRoute })));
const ProjectRoute = lazy(() => import('./routes/ProjectRoute').then((file) => ({ default: file.ProjectRoute })));
const CareerPiece = lazy(() => import('./routes/CareerPiece').then((file) => ({ default: file.CareerPiece })));
const VoiceRoomsRoute = lazy(() => import('./routes/VoiceRoomsRoute').then((file) => ({ default: file.VoiceRoomsRoute })));
const SearchPage = lazy(() => import('../features/search/pages/SearchPage').then((file) => ({ default: file.SearchPage })));
const TopicRoute = lazy(() => import('./routes/TopicRoute').then((file) => ({ default: file.TopicRoute })));
const LikedTopicsPage = lazy(() => import('../features/forum/pages/LikedTopicsPage').then((file) => ({ default: file.LikedTopicsPage })));
const DraftsPage = lazy(() => import('../features/forum/pages/DraftsPage').then((file) => ({ default: file.DraftsPage })));
const SettingsLayout = lazy(() => import('./layouts/SettingsLayout').then((file) => ({ default: file.SettingsLayout })));
const BlockedMembersPage = lazy(() => import('../features/members/pages/BlockedMembersPage').then((file) => ({ default: file.BlockedMembersPage })));
const AppearancePage = lazy(() => import('../features/settings/pages/AppearancePage').then((file) => ({ default: file.AppearancePage })));
const NotificationsPage = lazy(() => import('../features/notifications/pages/NotificationsPage').then((file) => ({ default: file.NotificationsPage })));
const NotificationCentrePage = lazy(() =>
  import('../features/notifications/pages/NotificationCentrePage').then((file) => ({ default: file.NotificationCentrePage })),
);
const UnsubscribePage = lazy(() => import('../features/notifications/pages/UnsubscribePage').then((file) => ({ default: file.UnsubscribePage })));
const StaticPage = lazy(() => import('../features/pages/pages/StaticPage').then((file) => ({ default: file.StaticPage })));
const ModerationLogPage = lazy(() => import('../features/transparency/pages/ModerationLogPage').then((file) => ({ default: file.ModerationLogPage })));
const TransparencyPage = lazy(() => import('../features/transparency/pages/TransparencyPage').then((file) => ({ default: file.TransparencyPage })));
const SecurityPage = lazy(() => import('../features/accounts/pages/SecurityPage').then((file) => ({ default: file.SecurityPage })));
const SessionsPage = lazy(() => import('../features/accounts/pages/SessionsPage').then((file) => ({ default: file.SessionsPage })));
const ResetPasswordPage = lazy(() => import('../features/accounts/pages/ResetPasswordPage').then((file) => ({ default: file.ResetPasswordPage })));
const ProfileEditorRoute = lazy(() => import('./routes/ProfileEditorRoute').then((file) => ({ default: file.ProfileEditorRoute })));
const SubrolesPage = lazy(() => import('../features/subroles/pages/SubrolesPage').then((file) => ({ default: file.SubrolesPage })));
const OwnDataRoute = lazy(() => import('./routes/OwnDataRoute').then((file) => ({ default: file.OwnDataRoute })));
const ProfileRoute = lazy(() => import('./routes/ProfileRoute').then((file) => ({ default: file.ProfileRoute })));
const OwnProfile = lazy(() => import('../features/members/pages/ProfilePage').then((file) => ({ default: file.OwnProfile })));
const AppealPage = lazy(() => import('../features/appeals/pages/AppealPage').then((file) => ({ default: file.AppealPage })));
const DecisionsPage = lazy(() => import('../features/appeals/pages/DecisionsPage').then((file) => ({ default: file.DecisionsPage })));
const DecisionPage = lazy(() => import('../features/appeals/pages/DecisionPage').then((file) => ({ default: file.DecisionPage })));
const LoginPage = lazy(() => import('../features/accounts/pages/LoginPage').then((file) => ({ default: file.LoginPage })));
const RegisterPage = lazy(() => import('../features/accounts/pages/RegisterPage').then((file) => ({ default: file.RegisterPage })));
const EmailChangePage = lazy(() => import('../features/accounts/pages/EmailChangePage').then((file) => ({ default: file.EmailChangePage })));
const EmailUndoPage = lazy(() => import('../features/accounts/pages/EmailChangePage').then((file) => ({ default: file.EmailUndoPage })));
const NotMePage = lazy(() => import('../features/accounts/pages/NotMePage').then((file) => ({ default: file.NotMePage })));
const ChatPages = piece(() => import('./routes/ChatRoute').then((file) => file.ChatRoute));
const CallbackPage = lazy(() => import('../features/accounts/pages/CallbackPage').then((file) => ({ default: file.CallbackPage })));

nameFirstEntry();

export const router = createBrowserRouter([
  {
    Component: RootLayout,
    ErrorBoundary: RouteError,
    children: [
      {
        Component: AppLayout,
        children: [
          {
            ErrorBoundary: RouteError,
            children: [
              { index: true, Component: FirstPage },
              { path: 'forum', Component: ForumPage },
              { path: 'forum/category/:categoryId', Component: ForumPage },
              { path: 'forum/topic/:topicId', Component: TopicRoute },
              { path: 'forum/liked', Component: RequireMember, children: [{ index: true, Component: LikedTopicsPage }] },
              { path: 'forum/drafts', Component: RequireMember, children: [{ index: true, Component: DraftsPage }] },
              { path: 'blog', Component: BlogPage },
              { path: 'blog/create', Component: CreatePostPage },
              { path: 'blog/mine', Component: RequireMember, children: [{ index: true, Component: OwnPostsPage }] },
              { path: 'blog/series/:id', Component: SeriesPage },
              { path: 'blog/:slug', Component: PostRoute },
              { path: 'blog/:slug/edit', Component: RequireMember, children: [{ index: true, Component: EditPostPage }] },
              { path: 'projects/create', Component: CreateProjectPage },
              { path: 'projects/mine', Component: RequireMember, children: [{ index: true, Component: OwnProjectsPage }] },
              { path: 'projects/:id/applications/:postingId', Component: RequireMember, children: [{ index: true, Component: ApplicationsPage }] },
              { path: 'projects/:id/edit', Component: RequireMember, children: [{ index: true, Component: EditProjectPage }] },
              { path: 'projects', Component: ProjectsRoute },
              { path: 'projects/:id', Component: ProjectRoute },
              { path: 'career/:id?', Component: CareerPiece },
              { path: 'voice-rooms', Component: VoiceRoomsRoute },
              { path: 'search', Component: SearchPage },
              {
                path: 'settings',
                Component: SettingsLayout,
                children: [
                  { index: true, Component: AppearancePage },
                  {
                    Component: RequireMember,
                    children: [
                      { path: 'profile', element: <Navigate to={paths.editProfile()} replace /> },
                      { path: 'subroles', Component: SubrolesPage },
                      { path: 'data', Component: OwnDataRoute },
                      { path: 'notifications', Component: NotificationsPage },
                      { path: 'security', Component: SecurityPage },
                      { path: 'sessions', Component: SessionsPage },
                      { path: 'blocked', Component: BlockedMembersPage },
                      { path: 'decisions', Component: DecisionsPage },
                      { path: 'decisions/:decisionId', Component: DecisionPage },
                      { path: '*', Component: NotFoundPage },
                    ],
                  },
                ],
              },
              {
                path: 'profile',
                children: [
                  {
                    Component: RequireMember,
                    children: [
                      { index: true, Component: OwnProfile },
                      { path: 'edit', Component: ProfileEditorRoute },
                    ],
                  },
                  { path: ':username', Component: ProfileRoute },
                ],
              },
              { path: 'notifications', Component: RequireMember, children: [{ index: true, Component: NotificationCentrePage }] },
              { path: 'notifications/unsubscribe', Component: UnsubscribePage },
              { path: 'moderator/*', Component: RequireStaff, children: [{ path: '*', Component: ToConsole }] },
              ...PAGE_SLUGS.map((path) => ({ path, Component: StaticPage })),
              { path: 'moderasyon-kaydi', Component: ModerationLogPage },
              { path: 'seffaflik/:year', Component: TransparencyPage },
              { path: 'adminpanel/*', Component: ToConsole },
              { path: 'unauthorized', Component: UnauthorizedPage },
              { path: 'login', Component: ToLogin },
              { path: '*', Component: NotFoundPage },
            ],
          },
        ],
      },
      {
        path: 'mesajlar',
        Component: RequireMember,
        ErrorBoundary: RouteError,
        children: [
          { index: true, Component: ChatPages },
          { path: ':chatId', Component: ChatPages },
        ],
      },
      { path: 'appeal', Component: AuthLayout, children: [{ ErrorBoundary: RouteError, children: [{ index: true, Component: AppealPage }] }] },
      {
        path: 'auth',
        Component: AuthLayout,
        children: [
          {
            ErrorBoundary: RouteError,
            children: [
              { index: true, Component: ToLogin },
              { path: 'login', Component: LoginPage },
              { path: 'register', Component: RegisterPage },
              { path: 'callback', Component: CallbackPage },
              { path: 'reset-password', Component: ResetPasswordPage },
              { path: 'email-change', Component: EmailChangePage },
              { path: 'email-undo', Component: EmailUndoPage },
              { path: 'not-me', Component: NotMePage },
              { path: '*', Component: NotFoundPage },
            ],
          },
        ],
      },
    ],
  },
]);
