import { CODE } from '@contracts/envelope';
import { APPLICATION_TEXT, type ApplicationDetail } from '@contracts/job-applications';
import { IconChevronLeft, IconFileText } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { hasCode, messageOf } from '../../../client/apiError';
import { Button, LinkButton } from '../../../design/Button';
import card from '../../../design/Card.module.css';
import { Columns } from '../../../design/Columns';
import { EmptyState } from '../../../design/EmptyState';
import { ErrorState } from '../../../design/ErrorState';
import { PageSkeleton } from '../../../design/PageSkeleton';
import { usePageTitle } from '../../../design/usePageTitle';
import { ownApplicationsPath } from '../addresses';
import { ownApplicationQuery, useAnswerEmployer } from '../api/applications';
import { SayForm } from '../trail/SayForm';
import { Thread } from '../trail/Thread';
import { unsentName, useKeptText } from '../trail/useKeptText';
import { Kept } from './Kept';
import classes from './OwnApplication.module.css';
import { OwnJob } from './OwnJob';
import { Steps } from './Steps';
import { Withdraw } from './Withdraw';

/** One's own application: how it stands, what was answered, what the other side has, and the way out of it. */
export function OwnApplicationPage({ id, memberId }: { id: string; memberId: string }) {
  const { data: application, error, refetch } = useQuery(ownApplicationQuery(id));
  usePageTitle(application?.job ? `Başvurunuz · ${application.job.title}` : 'Başvurunuz');
  return (
    <Columns side={null}>
      <div className={classes.page}>
        <Link className={classes.back} to={ownApplicationsPath()}>
          <IconChevronLeft aria-hidden="true" />
          Başvurularım
        </Link>
        {application && <Shown key={application.id} application={application} memberId={memberId} />}
        {!application && !error && <PageSkeleton />}
        {!application && error && (hasCode(error, CODE.notFound) || hasCode(error, CODE.malformed)) && <Missing />}
        {!application && error && !hasCode(error, CODE.notFound) && !hasCode(error, CODE.malformed) && (
          <ErrorState text={messageOf(error)} onRetry={() => void refetch()} />
        )}
      </div>
    </Columns>
  );
}

const Missing = () => (
  <EmptyState icon={<IconFileText />} heading="h1" title="Başvuru bulunamadı" text={APPLICATION_TEXT.notFound}>
    <LinkButton kind="primary" to={ownApplicationsPath()}>
      Başvurularım
    </LinkButton>
  </EmptyState>
);

function Shown({ application, memberId }: { application: ApplicationDetail; memberId: string }) {
  const { id, job, steps, messages, canWrite, canWithdraw } = application;
  const last = messages.at(-1);
  const waits = canWrite && last !== undefined && !last.isApplicant;
  return (
    <>
      <OwnJob application={application} heading="h1" />
      <section className={`${card.card} ${classes.part}`} aria-label="Durum">
        <Steps steps={steps} waits={waits} />
        {(messages.length > 0 || canWrite) && (
          <Talk id={id} company={job?.company_name ?? null} messages={messages} isOpen={canWrite} waits={waits} memberId={memberId} />
        )}
      </section>
      <section className={`${card.card} ${classes.part}`} aria-label="Paylaştıklarınız">
        <Kept application={application} />
      </section>
      {canWithdraw && <Withdraw id={id} />}
    </>
  );
}

interface TalkProps {
  id: string;
  company: string | null;
  messages: ApplicationDetail['messages'];
  isOpen: boolean;
  waits: boolean;
  memberId: string;
}

function Talk({ id, company, messages, isOpen, waits, memberId }: TalkProps) {
  const draft = unsentName(memberId, 'answer', id);
  const [text, setText] = useKeptText(draft);
  const [isWriting, setWriting] = useState(false);
  const answering = useAnswerEmployer(id, draft);
  const send = (words: string) =>
    answering.mutate(
      { text: words },
      {
        onSuccess: () => {
          setText('');
          setWriting(false);
        },
      },
    );
  return (
    <div className={classes.talk} data-waits={waits || undefined}>
      {messages.length > 0 && <Thread messages={messages} company={company} />}
      {isOpen && !isWriting && (
        <Button kind={waits ? 'primary' : 'plain'} size="large" wide onClick={() => setWriting(true)}>
          {messages.length > 0 ? 'Yanıtla' : 'Mesaj yaz'}
        </Button>
      )}
      {isOpen && isWriting && (
        <SayForm label="Mesajınız" verb="Gönder" text={text} onText={setText} calling={answering} onSend={send} field={(field) => field?.focus()} />
      )}
    </div>
  );
}
