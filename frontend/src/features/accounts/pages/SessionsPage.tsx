import { useQuery } from '@tanstack/react-query';
import { messageOf } from '../../../client/apiError';
import { ErrorState } from '../../../design/ErrorState';
import { usePageTitle } from '../../../design/usePageTitle';
import { sessionsQuery } from '../api/access';
import { ListSkeleton } from '../components/ListSkeleton';
import { SessionList } from '../components/SessionList';
import { SettingsSection } from '../components/SettingsSection';

export function SessionsPage() {
  usePageTitle('Oturumlar');
  const { data, error, isError, refetch } = useQuery(sessionsQuery);
  return (
    <SettingsSection title="Açık oturumlar" text="Hesabınızla giriş yapılmış tarayıcılar. Tanımadığınız bir oturumu kapatın ve şifrenizi değiştirin.">
      {data && <SessionList sessions={data} />}
      {!data && (isError ? <ErrorState text={messageOf(error)} onRetry={refetch} /> : <ListSkeleton rows={2} />)}
    </SettingsSection>
  );
}
