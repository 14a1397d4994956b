import type { Consent } from '@contracts/consents';
import { IconFileText } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { messageOf } from '../../../client/apiError';
import { Banner } from '../../../design/Banner';
import { Button } from '../../../design/Button';
import { paths } from '../../../paths';
import { consentsQuery, useAcceptTerms } from '../api/consents';

/** Asks a member to read texts that are new or have changed. Reading and writing go on meanwhile. */
export function ConsentBanner({ memberId }: { memberId: string }) {
  const { data } = useQuery(consentsQuery(memberId));
  const accept = useAcceptTerms(memberId);
  const open = data?.filter(({ up_to_date }) => !up_to_date) ?? [];
  if (open.length === 0) return null;
  const changed = open.some(({ accepted_version }) => accepted_version !== null);
  return (
    <Banner
      tone="info"
      slim
      icon={<IconFileText aria-hidden="true" />}
      title={changed ? 'Metinlerimiz güncellendi' : 'Okumanız gereken metinler var'}
      action={
        <Button busy={accept.isPending && 'Kaydediliyor…'} onClick={() => accept.mutate(open)}>
          Okudum, kabul ediyorum
        </Button>
      }
    >
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
    </Banner>
  );
}

function TextLink({ consent: { document, title } }: { consent: Consent }) {
  return <Link to={paths.page(document)}>{title}</Link>;
}
