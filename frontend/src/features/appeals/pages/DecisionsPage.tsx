import { APPEAL_OUTCOME_LABEL, type AppealableDecision } from '@contracts/appeals';
import { IconScale } from '@tabler/icons-react';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { messageOf } from '../../../client/apiError';
import parts from '../../../design/BoxParts.module.css';
import card from '../../../design/Card.module.css';
import { longDate } from '../../../design/dates';
import { EmptyState } from '../../../design/EmptyState';
import { ErrorState } from '../../../design/ErrorState';
import { MoreButton } from '../../../design/MoreButton';
import { PageSkeleton } from '../../../design/PageSkeleton';
import { usePageTitle } from '../../../design/usePageTitle';
import { paths } from '../../../paths';
import { decisionsQuery } from '../api/appeals';
import classes from '../components/Appeal.module.css';
import { contentWords, whatWasDone } from '../components/decisionWords';

function standOf({ appeal, may_appeal, appeal_until, why_not }: AppealableDecision): string {
  if (appeal?.result) return `İtirazınız sonuçlandı: ${APPEAL_OUTCOME_LABEL[appeal.result.outcome].toLocaleLowerCase('tr')}`;
  if (appeal) return 'İtirazınız inceleniyor';
  return may_appeal ? `${longDate(appeal_until)} tarihine kadar itiraz edebilirsiniz` : (why_not ?? '');
}

const Row = ({ shown }: { shown: AppealableDecision }) => {
  const { id, at, rule, content } = shown.decision;
  return (
    <li className={`${card.card} ${classes.box} ${classes.row}`}>
      <div className={classes.head}>
        <Link className={classes.link} to={paths.decision(id)}>
          {whatWasDone(shown.decision).join(', ')}
        </Link>
        <time className={classes.who} dateTime={at}>
          {longDate(at)}
        </time>
      </div>
      <p className={parts.hint}>{[content && contentWords(content), rule].filter(Boolean).join(' · ')}</p>
      <p className={parts.hint}>{standOf(shown)}</p>
    </li>
  );
};

/** Everything that moderators decided about the member, and what became of their appeals. */
export function DecisionsPage() {
  usePageTitle('Kararlar ve itirazlar');
  const { data, error, refetch, hasNextPage, fetchNextPage, isFetchingNextPage, isFetchNextPageError } = useInfiniteQuery(decisionsQuery);
  if (!data) return error ? <ErrorState text={messageOf(error)} onRetry={refetch} /> : <PageSkeleton />;
  const rows = data.pages.flatMap((page) => page.data);
  if (rows.length === 0)
    return (
      <EmptyState icon={<IconScale />} title="Hakkınızda karar yok" text="Moderatörler hakkınızda bir karar verirse burada görür, buradan itiraz edersiniz." />
    );
  return (
    <section className={classes.page} aria-labelledby="decisions">
      <h2 id="decisions">Kararlar ve itirazlar</h2>
      <ol className={parts.list}>
        {rows.map((shown) => (
          <Row key={shown.decision.id} shown={shown} />
        ))}
      </ol>
      {hasNextPage && <MoreButton pages={data.pages.length} loading={isFetchingNextPage} failed={isFetchNextPageError} onMore={() => fetchNextPage()} />}
    </section>
  );
}
