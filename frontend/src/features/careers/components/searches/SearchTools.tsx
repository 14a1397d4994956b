import type { JobSearch } from '@contracts/job-searches';
import { IconMail, IconMailOff, IconPencil, IconTrash } from '@tabler/icons-react';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { MoreActions } from '../../../../design/MoreActions';
import { paths } from '../../../../paths';
import { useChangeSearch, useRemoveSearch } from '../../api/searches';
import { KeepSearch } from './KeepSearch';

/** What is done with the search that is open: its name, its summary, its end. */
export function SearchTools({ search }: { search: JobSearch }) {
  const [isNamed, setNamed] = useState(false);
  const change = useChangeSearch();
  const remove = useRemoveSearch();
  const navigate = useNavigate();
  const { digest } = search;
  return (
    <>
      <MoreActions
        about={search.name}
        actions={[
          { label: 'Yeniden adlandır', icon: <IconPencil />, run: () => setNamed(true) },
          {
            label: digest ? 'Günlük özeti kapat' : 'Günlük özeti aç',
            icon: digest ? <IconMailOff /> : <IconMail />,
            run: () => change.mutate({ ...search, digest: !digest }),
          },
          {
            label: 'Kayıtlı aramayı sil',
            icon: <IconTrash />,
            run: () => {
              remove.mutate(search);
              void navigate(paths.careers, { preventScrollReset: true });
            },
          },
        ]}
      />
      {isNamed && <KeepSearch filter={search.filters} search={search} onClose={() => setNamed(false)} />}
    </>
  );
}
