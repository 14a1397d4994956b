import { CODE, type Listing } from '@contracts/envelope';
import {
  PUBLIC_ACTION_LABEL,
  PUBLIC_CONTENT_LABEL,
  type PublicLogRow,
  type PublicLogSummary,
  publicRuleLabel,
  reportTitle,
  TRANSPARENCY_LIMITS,
  TRANSPARENCY_TEXT,
} from '@contracts/transparency';
import { Skeleton } from '@mantine/core';
import { IconGavel } from '@tabler/icons-react';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { Link, useSearchParams } from 'react-router-dom';
import { hasCode, messageOf } from '../../../client/apiError';
import { getAnswer, queryOf } from '../../../client/http';
import { reads } from '../../../client/reads';
import { transparencyQuery } from '../../../client/transparency';
import { Chip } from '../../../design/Chip';
import { Columns } from '../../../design/Columns';
import { longDate } from '../../../design/dates';
import { EmptyState } from '../../../design/EmptyState';
import { ErrorState } from '../../../design/ErrorState';
import { usePageTitle } from '../../../design/usePageTitle';
import { paths } from '../../../paths';
import classes from './Transparency.module.css';

const pageQuery = (offset: number) =>
  queryOptions({
    queryKey: ['moderation-log', offset],
    queryFn: ({ signal }) => getAnswer<Listing<PublicLogRow>>(`/api/moderation-log${queryOf({ offset })}`, { signal }),
  });

const summaryQuery = reads<PublicLogSummary>(['moderation-log', 'summary'], '/api/moderation-log/summary');

const pagePath = (number: number): string => (number === 1 ? paths.moderationLog : `${paths.moderationLog}?page=${number}`);

/** What was decided, without a name; each page at its own address. */
export function ModerationLogPage() {
  const [asked] = useSearchParams();
  const number = Math.max(1, Number.parseInt(asked.get('page') ?? '1', 10) || 1);
  const page = useQuery(pageQuery((number - 1) * TRANSPARENCY_LIMITS.page));
  const { data: open } = useQuery(transparencyQuery);
  usePageTitle(TRANSPARENCY_TEXT.log);
  return (
    <Columns side={null}>
      <article className={classes.page}>
        <h1>{TRANSPARENCY_TEXT.log}</h1>
        <p className={classes.lead}>{TRANSPARENCY_TEXT.logLead}</p>
        {page.isPending && <Waiting />}
        {page.isError && hasCode(page.error, CODE.notFound) && <EmptyState icon={<IconGavel aria-hidden />} title={messageOf(page.error)} />}
        {page.isError && !page.data && !hasCode(page.error, CODE.notFound) && <ErrorState text={messageOf(page.error)} onRetry={() => page.refetch()} />}
        {page.data?.data.length === 0 && <EmptyState icon={<IconGavel aria-hidden />} title={TRANSPARENCY_TEXT.logEmpty} />}
        {page.data && page.data.data.length > 0 && (
          <>
            {number === 1 && <Summary />}
            <Rows rows={page.data.data} />
          </>
        )}
        <nav className={classes.ways} aria-label="Sayfalar">
          {number > 1 && <Link to={pagePath(number - 1)}>Önceki sayfa</Link>}
          {page.data?.hasMore && <Link to={pagePath(number + 1)}>Sonraki sayfa</Link>}
          {open?.years.map((year) => (
            <Link key={year} to={paths.transparency(year)}>
              {reportTitle(year)}
            </Link>
          ))}
        </nav>
      </article>
    </Columns>
  );
}

/** What the log shows, counted; of no use without its rows, so that it takes no place before it is there. */
function Summary() {
  const { data } = useQuery(summaryQuery);
  if (!data) return null;
  return (
    <section className={classes.summary} aria-labelledby="summary">
      <h2 id="summary">{TRANSPARENCY_TEXT.summary}</h2>
      <dl>
        {data.lines.map(({ label, count }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{count}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

/** Rows that say the same are told apart by their place alone. */
const Rows = ({ rows }: { rows: readonly PublicLogRow[] }) => (
  <section className={classes.scroll} aria-label="Kararlar" tabIndex={-1}>
    <table className={classes.table}>
      <thead>
        <tr>
          <th scope="col">Gün</th>
          <th scope="col">İşlem</th>
          <th scope="col">Kural</th>
          <th scope="col">İçerik</th>
        </tr>
      </thead>
      <tbody>
        {numbered(rows).map(({ key, row: { day, action, rule, content, reversed } }) => (
          <tr key={key}>
            <td>
              <time dateTime={day}>{longDate(day)}</time>
            </td>
            <td>
              {PUBLIC_ACTION_LABEL[action]} {reversed && <Chip>{TRANSPARENCY_TEXT.reversed}</Chip>}
            </td>
            <td>{publicRuleLabel(rule)}</td>
            <td>{PUBLIC_CONTENT_LABEL[content]}</td>
          </tr>
        ))}
      </tbody>
    </table>
  </section>
);

const numbered = (rows: readonly PublicLogRow[]) => rows.map((row, index) => ({ key: `${row.day}-${index}`, row }));

const Waiting = () => (
  <div role="status" aria-label="Yükleniyor...">
    {['a', 'b', 'c', 'd', 'e'].map((row) => (
      <Skeleton key={row} className={classes.waiting} />
    ))}
  </div>
);
