import { JOB_SEARCH_TEXT, type JobSearch } from '@contracts/job-searches';
import { useChangeSearch } from '../../api/searches';

/** 'günlük özet her sabah 08:00’de', and the switch for it. */
export function DigestSwitch({ search }: { search: JobSearch }) {
  const change = useChangeSearch();
  const { digest } = search;
  return (
    <button type="button" role="switch" aria-checked={digest} aria-label="Günlük özet" onClick={() => change.mutate({ ...search, digest: !digest })}>
      {digest ? JOB_SEARCH_TEXT.digest : 'günlük özet kapalı'}
    </button>
  );
}
