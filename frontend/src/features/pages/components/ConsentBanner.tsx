import type { AcceptTermsRequest, Consent } from '@contracts/consents';
import { IconFileText } from '@tabler/icons-react';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { Link } from 'react-router-dom';
import { newKey } from '../../../client/actionKey';
import { messageOf } from '../../../client/apiError';
import { post } from '../../../client/http';
import { reads } from '../../../client/reads';
import { Banner } from '../../../design/Banner';
import { Button } from '../../../design/Button';
import { paths } from '../../../paths';

const PATH = '/api/auth/consents';
const EVERY = 15 * 60_000;

/** Asked again now and then: the texts may change while the app stays open. */
const consentsQuery = (memberId: string) => reads<Consent[]>(['consents', memberId], PATH, { quiet: true, refetchInterval: EVERY });

/** Accepts texts one after the other; what was accepted before a failure stays so. */
function useAcceptTerms(memberId: string) {
  const queries = useQueryClient();
  const { queryKey } = consentsQuery(memberId);
  return useMutation({
    mutationFn: async (texts: readonly AcceptTermsRequest[]) => {
      for (const { document, version } of texts) {
        const { data } = await post<Consent[]>(PATH, { body: { document, version }, key: newKey() });
        queries.setQueryData(queryKey, data);
      }
    },
    // Perhaps the text has changed meanwhile: then the new version is what is asked about.
    onError: () => queries.invalidateQueries({ queryKey }),
  });
}

interface Props {
  memberId: string;
  /** Called with its name once it is known whether it is shown. */
  onKnown: (banner: string) => void;
}

/** Asks a member to read texts that are new or have changed. Reading and writing go on meanwhile. */
export function ConsentBanner({ memberId, onKnown }: Props) {
  const { isPending, data } = useQuery(consentsQuery(memberId));
  useEffect(() => {
    if (!isPending) onKnown('consent');
  }, [isPending, onKnown]);
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
