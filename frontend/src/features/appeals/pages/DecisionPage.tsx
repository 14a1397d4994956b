import { useQuery } from '@tanstack/react-query';
import { Link, useParams } from 'react-router-dom';
import { messageOf } from '../../../client/apiError';
import { ErrorState } from '../../../design/ErrorState';
import { PageSkeleton } from '../../../design/PageSkeleton';
import { usePageTitle } from '../../../design/usePageTitle';
import { paths } from '../../../paths';
import { appealQuery } from '../api/appeals';
import classes from '../components/Appeal.module.css';
import { DecisionWithAppeal } from '../components/DecisionWithAppeal';

/** One decision about the member, with the appeal against it. */
export function DecisionPage() {
  const { decisionId = '' } = useParams();
  const { data, error, refetch } = useQuery(appealQuery({ decisionId }));
  usePageTitle('Hakkınızdaki karar');
  if (!data) return error ? <ErrorState text={messageOf(error)} onRetry={refetch} /> : <PageSkeleton />;
  return (
    <div className={classes.page}>
      <Link className={classes.link} to={paths.settings('decisions')}>
        Kararlar ve itirazlar
      </Link>
      <DecisionWithAppeal shown={data} way={{ decisionId }} reads />
    </div>
  );
}
