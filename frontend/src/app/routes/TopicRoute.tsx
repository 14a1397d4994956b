import { TopicPage } from '../../features/forum/pages/TopicPage';
import { Reporting } from '../../features/moderation/components/Reporting';

export const TopicRoute = () => <TopicPage report={(target, show) => <Reporting target={target}>{show}</Reporting>} />;
