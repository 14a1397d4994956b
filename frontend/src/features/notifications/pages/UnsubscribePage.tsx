import { NOTIFICATION_TEXT, stopsMatches } from '@contracts/notifications';
import { IconMail, IconMailOff } from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import { useSearchParams } from 'react-router-dom';
import { messageOf } from '../../../client/apiError';
import { post } from '../../../client/http';
import { Button, LinkButton } from '../../../design/Button';
import { EmptyState } from '../../../design/EmptyState';
import { ErrorState } from '../../../design/ErrorState';
import { usePageTitle } from '../../../design/usePageTitle';
import { paths } from '../../../paths';

/** Stops the digests, or what the token is for, of whoever got the mail that it is from; needs nobody to be signed in. */
const useUnsubscribe = () =>
  useMutation({
    mutationFn: async (token: string) => (await post<{ unsubscribed: true }>('/api/notifications/unsubscribe', { body: { token }, quiet: true })).message,
  });

/** Where the link at the foot of a digest leads. It asks first: programs that look into mails open links, too. */
export function UnsubscribePage() {
  usePageTitle('Özet e-postaları');
  const token = useSearchParams()[0].get('token') ?? '';
  const matchesOnly = stopsMatches(token);
  const { mutate, isSuccess, isPending, error } = useUnsubscribe();
  const choices = <LinkButton to={paths.settings('notifications')}>Bildirim tercihleri</LinkButton>;
  if (error) return <ErrorState text={messageOf(error)} onRetry={() => mutate(token)} />;
  if (isSuccess)
    return (
      <EmptyState
        icon={<IconMailOff />}
        heading="h1"
        title="Abonelikten çıktınız"
        text={matchesOnly ? NOTIFICATION_TEXT.unsubscribedMatches : NOTIFICATION_TEXT.unsubscribed}
      >
        {choices}
      </EmptyState>
    );
  return (
    <EmptyState
      icon={<IconMail />}
      heading="h1"
      title={matchesOnly ? '“Size uygun” özeti kapatılsın mı?' : 'Özet e-postaları kapatılsın mı?'}
      text={matchesOnly ? NOTIFICATION_TEXT.askUnsubscribeMatches : NOTIFICATION_TEXT.askUnsubscribe}
    >
      <Button kind="primary" onClick={() => mutate(token)} busy={isPending && 'Kapatılıyor…'}>
        {matchesOnly ? 'Özeti kapat' : 'Özetleri kapat'}
      </Button>
      {choices}
    </EmptyState>
  );
}
