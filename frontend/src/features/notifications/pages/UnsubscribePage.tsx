import { NOTIFICATION_TEXT, type Stopped, stoppedBy } from '@contracts/notifications';
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

const WORDS = {
  digests: {
    title: 'Özet e-postaları kapatılsın mı?',
    ask: NOTIFICATION_TEXT.askUnsubscribe,
    act: 'Özetleri kapat',
    done: NOTIFICATION_TEXT.unsubscribed,
  },
  matches: {
    title: '“Size uygun” özeti kapatılsın mı?',
    ask: NOTIFICATION_TEXT.askUnsubscribeMatches,
    act: 'Özeti kapat',
    done: NOTIFICATION_TEXT.unsubscribedMatches,
  },
  jobs: {
    title: 'Kayıtlı aramaların özeti kapatılsın mı?',
    ask: NOTIFICATION_TEXT.askUnsubscribeJobs,
    act: 'Özeti kapat',
    done: NOTIFICATION_TEXT.unsubscribedJobs,
  },
} as const satisfies Record<Stopped, object>;

/** Where the link at the foot of a digest leads. It asks first: programs that look into mails open links, too. */
export function UnsubscribePage() {
  usePageTitle('Özet e-postaları');
  const token = useSearchParams()[0].get('token') ?? '';
  const words = WORDS[stoppedBy(token)];
  const { mutate, isSuccess, isPending, error } = useUnsubscribe();
  const choices = <LinkButton to={paths.settings('notifications')}>Bildirim tercihleri</LinkButton>;
  if (error) return <ErrorState text={messageOf(error)} onRetry={() => mutate(token)} />;
  if (isSuccess)
    return (
      <EmptyState icon={<IconMailOff />} heading="h1" title="Abonelikten çıktınız" text={words.done}>
        {choices}
      </EmptyState>
    );
  return (
    <EmptyState icon={<IconMail />} heading="h1" title={words.title} text={words.ask}>
      <Button kind="primary" onClick={() => mutate(token)} busy={isPending && 'Kapatılıyor…'}>
        {words.act}
      </Button>
      {choices}
    </EmptyState>
  );
}
