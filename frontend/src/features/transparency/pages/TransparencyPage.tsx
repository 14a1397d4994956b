import { CODE } from '@contracts/envelope';
import { reportTitle, TRANSPARENCY_TEXT, type TransparencyReport } from '@contracts/transparency';
import { Skeleton } from '@mantine/core';
import { IconChartBar } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link, useParams } from 'react-router-dom';
import { hasCode, messageOf } from '../../../client/apiError';
import { at, reads } from '../../../client/reads';
import { Columns } from '../../../design/Columns';
import { EmptyState } from '../../../design/EmptyState';
import { ErrorState } from '../../../design/ErrorState';
import { usePageTitle } from '../../../design/usePageTitle';
import { paths } from '../../../paths';
import classes from './Transparency.module.css';

const reportQuery = (year: string) => reads<TransparencyReport>(['transparency', year], at`/api/transparency/${year}`);

/** What was done in a year, counted; made to be printed. */
export function TransparencyPage() {
  const { year = '' } = useParams();
  const report = useQuery(reportQuery(year));
  const title = reportTitle(Number(year));
  usePageTitle(title);
  return (
    <Columns side={null}>
      <article className={classes.page}>
        <h1>{title}</h1>
        {report.isPending && (
          <div role="status" aria-label="Yükleniyor...">
            {['a', 'b', 'c', 'd', 'e'].map((row) => (
              <Skeleton key={row} className={classes.waiting} />
            ))}
          </div>
        )}
        {report.isError && hasCode(report.error, CODE.notFound) && <EmptyState icon={<IconChartBar aria-hidden />} title={messageOf(report.error)} />}
        {report.isError && !report.data && !hasCode(report.error, CODE.notFound) && (
          <ErrorState text={messageOf(report.error)} onRetry={() => report.refetch()} />
        )}
        {report.data && <Report report={report.data} />}
      </article>
    </Columns>
  );
}

const Report = ({ report: { year, sections } }: { report: TransparencyReport }) => (
  <>
    <p className={classes.lead}>
      {TRANSPARENCY_TEXT.reportLead} {TRANSPARENCY_TEXT.note}
    </p>
    <nav className={classes.ways} aria-label="Rapor">
      <a href={paths.transparencyMarkdown(year)} download>
        Markdown olarak indir
      </a>
      <Link to={paths.moderationLog}>{TRANSPARENCY_TEXT.log}</Link>
    </nav>
    {sections.map(({ title, lines }) => (
      <section key={title} className={classes.section}>
        <h2 id={title}>{title}</h2>
        <table className={classes.table} aria-labelledby={title}>
          <tbody>
            {lines.map(({ label, count }) => (
              <tr key={label}>
                <th scope="row">{label}</th>
                <td className={classes.number}>{count}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    ))}
  </>
);
