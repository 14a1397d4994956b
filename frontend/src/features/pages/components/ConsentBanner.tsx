import type { Consent } from '@contracts/consents';
import { IconFileText } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { messageOf } from '../../../client/apiError';
import { Button } from '../../../design/Button';
import { paths } from '../../../paths';
import { consentsQuery } from '../api/consentsQuery';
import { useAcceptTerms } from '../api/useAcceptTerms';
import classes from './ConsentBanner.module.css';

/** Asks a member to read texts that are new or have changed. Reading and writing go on meanwhile. */
export function ConsentBanner({ memberId }: { memberId: string }) {
  const { data } = useQuery(consentsQuery(memberId));
  const accept = useAcceptTerms(memberId);
  const open = data?.filter(({ up_to_date }) => !up_to_date) ?? [];
  if (open.length === 0) return null;
  const changed = open.some(({ accepted_version }) => accepted_version !== null);
  return (
    <section className={classes.banner} aria-labelledby="consent-title">
      <div className={classes.inner}>
        <IconFileText aria-hidden="true" />
        <div className={classes.body}>
          <h2 id="consent-title" className={classes.title}>
            {changed ? 'Metinlerimiz güncellendi' : 'Okumanız gereken metinler var'}
          </h2>
          <p>
            {open.map((consent, at) => (
              <span key={consent.document}>
                {at > 0 && ' ve '}
                <TextLink consent={consent} />
              </span>
            ))}
            {changed ? ' değişti. Sürdürmek için yeni hâlini okuyun.' : ' Meydan’ı kullanırken geçerlidir.'}
          </p>
          {accept.isError && <p role="alert">{messageOf(accept.error)}</p>}
        </div>
        <Button busy={accept.isPending && 'Kaydediliyor…'} onClick={() => accept.mutate(open)}>
          Okudum, kabul ediyorum
        </Button>
      </div>
    </section>
  );
}

function TextLink({ consent: { document, title } }: { consent: Consent }) {
  return <Link to={paths.page(document)}>{title}</Link>;
}
