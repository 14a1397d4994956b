import { JOB_SEARCH_LIMITS, JOB_SEARCH_TEXT, type JobSearch } from '@contracts/job-searches';
import { Switch, TextInput } from '@mantine/core';
import { Failure } from '../../../../calls/Failure';
import { Button } from '../../../../design/Button';
import { Dialog } from '../../../../design/Dialog';
import { useForm } from '../../../../design/useForm';
import { useChangeSearch, useKeepSearch } from '../../api/searches';
import { filterWords } from '../filterWords';
import { type JobFilter, kept } from '../jobFilter';
import classes from './SearchTabs.module.css';

const problemsOf = ({ name }: { name: string }) => (name.trim() ? {} : { name: JOB_SEARCH_TEXT.nameNeeded });

interface Props {
  /** What is kept anew … */
  filter: JobFilter;
  /** … or what is kept already and is to have another name. */
  search?: JobSearch;
  onClose: () => void;
}

/** Gives a search its name, and says whether its summary comes every morning. */
export function KeepSearch({ filter, search, onClose }: Props) {
  const { name = filterWords(filter).slice(0, JOB_SEARCH_LIMITS.name.max), digest = true } = search ?? {};
  const form = useForm({ name, digest }, problemsOf);
  const keep = useKeepSearch();
  const change = useChangeSearch();
  const calling = search ? change : keep;
  const send = form.submit((values) => {
    const named = { ...values, name: values.name.trim() };
    const then = { onSuccess: onClose };
    if (search) change.mutate({ ...search, ...named }, then);
    else keep.mutate({ ...named, filters: kept(filter) }, then);
  });
  return (
    <Dialog title={search ? 'Aramayı yeniden adlandır' : JOB_SEARCH_TEXT.keep} size="sm" onClose={onClose} footer={null}>
      <form ref={form.form} className={classes.form} onSubmit={send} noValidate>
        <Failure of={calling} />
        <TextInput label="Ad" maxLength={JOB_SEARCH_LIMITS.name.max} data-autofocus {...form.bind('name')} />
        <Switch
          className={classes.digest}
          label="Yeni ilan olursa günlük özet gönder"
          description={JOB_SEARCH_TEXT.digest}
          checked={form.values.digest}
          onChange={(event) => form.set('digest', event.currentTarget.checked)}
        />
        <Button type="submit" kind="primary" busy={calling.isPending && 'Kaydediliyor…'}>
          Kaydet
        </Button>
      </form>
    </Dialog>
  );
}
