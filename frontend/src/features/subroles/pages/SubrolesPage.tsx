import { SUBROLE_LABEL, SUBROLE_TEXT, SUBROLES } from '@contracts/subroles';
import { useQuery } from '@tanstack/react-query';
import { messageOf } from '../../../client/apiError';
import parts from '../../../design/BoxParts.module.css';
import { Callout } from '../../../design/Callout';
import card from '../../../design/Card.module.css';
import { Chip } from '../../../design/Chip';
import { ErrorState } from '../../../design/ErrorState';
import { PageSkeleton } from '../../../design/PageSkeleton';
import { usePageTitle } from '../../../design/usePageTitle';
import { subrolesQuery } from '../api/subroles';
import { RequestHistory } from '../components/RequestHistory';
import { SubroleForm } from '../components/SubroleForm';
import classes from '../components/Subroles.module.css';

/** What the member is besides a member, asks to be, and was told about it. */
export function SubrolesPage() {
  usePageTitle(SUBROLE_TEXT.title);
  const { data, error, refetch } = useQuery(subrolesQuery);
  if (!data) return error ? <ErrorState text={messageOf(error)} onRetry={refetch} /> : <PageSkeleton />;
  const { subroles, requests } = data;
  const isPending = requests.some(({ status }) => status === 'pending');
  return (
    <section className={classes.page} aria-labelledby="subroles-title">
      <h2 id="subroles-title">{SUBROLE_TEXT.title}</h2>
      <div className={`${card.card} ${classes.box}`}>
        <h3>Subrolleriniz</h3>
        {subroles.length === 0 ? (
          <p className={parts.hint}>Henüz bir subrolünüz yok. Subroller, ilan vermek gibi ek işleri açar; aşağıdan başvurabilirsiniz.</p>
        ) : (
          <ul className={classes.chips}>
            {subroles.map((subrole) => (
              <li key={subrole}>
                <Chip tone="brand">{SUBROLE_LABEL[subrole]}</Chip>
              </li>
            ))}
          </ul>
        )}
      </div>
      {isPending && (
        <Callout tone="info" role="status" title="Başvurunuz inceleniyor">
          {SUBROLE_TEXT.approvalTime} Sonucu bildirim merkezinde ve e-postayla öğrenirsiniz.
        </Callout>
      )}
      {!isPending && subroles.length < SUBROLES.length && <SubroleForm held={subroles} />}
      <RequestHistory requests={requests} />
    </section>
  );
}
