import { APPLICATION_LIMITS } from '@contracts/job-applications';
import { type AnswerTemplate, TEMPLATE_FIELDS, templateProblems } from '@contracts/job-templates';
import { Textarea, TextInput } from '@mantine/core';
import { IconPencil, IconPlus, IconTrash } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Failure } from '../../../calls/Failure';
import { refusing } from '../../../client/apiError';
import { Button } from '../../../design/Button';
import { Dialog } from '../../../design/Dialog';
import { IconButton } from '../../../design/IconButton';
import { turkishNumber } from '../../../design/numbers';
import { sendsForm, useForm } from '../../../design/useForm';
import { templatesQuery, useChangeTemplate, useKeepTemplate, useRemoveTemplate } from '../api/templates';
import classes from './Templates.module.css';

/** '{ad} Başvuranın ilk adı · {ilan} …' */
export const FIELD_WORDS = Object.values(TEMPLATE_FIELDS)
  .map(({ name, words }) => `{${name}} ${words}`)
  .join(' · ');

/** Leads to the member's own texts for answers. */
export function TemplatesDoor() {
  const [isOpen, setOpen] = useState(false);
  const { data } = useQuery(templatesQuery);
  return (
    <>
      <Button size="small" kind="quiet" className={classes.door} icon={<IconPencil aria-hidden="true" />} aria-haspopup="dialog" onClick={() => setOpen(true)}>
        Yanıt şablonları{data && data.length > 0 ? ` ${turkishNumber(data.length)}` : ''}
      </Button>
      {isOpen && <Templates onClose={() => setOpen(false)} />}
    </>
  );
}

function Templates({ onClose }: { onClose: () => void }) {
  const { data: templates = [] } = useQuery(templatesQuery);
  const [edited, setEdited] = useState<AnswerTemplate | 'new' | null>(null);
  const removing = useRemoveTemplate();
  if (edited !== null) return <TemplateForm template={edited === 'new' ? null : edited} onClose={() => setEdited(null)} />;
  return (
    <Dialog title="Yanıt şablonları" onClose={onClose}>
      <p className={classes.hint}>Şablonlarınızı yalnızca siz görürsünüz.</p>
      <ul className={classes.list}>
        {templates.map((template) => (
          <li key={template.id}>
            <span>
              <b>{template.name}</b>
              <small>{template.text}</small>
            </span>
            <IconButton size="small" label={`Düzenle: ${template.name}`} onClick={() => setEdited(template)}>
              <IconPencil aria-hidden="true" />
            </IconButton>
            <IconButton size="small" label={`Sil: ${template.name}`} disabled={removing.isPending} onClick={() => removing.mutate(template)}>
              <IconTrash aria-hidden="true" />
            </IconButton>
          </li>
        ))}
      </ul>
      {templates.length < APPLICATION_LIMITS.templates && (
        <Button size="small" icon={<IconPlus aria-hidden="true" />} onClick={() => setEdited('new')}>
          Yeni şablon
        </Button>
      )}
    </Dialog>
  );
}

function TemplateForm({ template, onClose }: { template: AnswerTemplate | null; onClose: () => void }) {
  const keeping = useKeepTemplate();
  const changing = useChangeTemplate();
  const calling = template ? changing : keeping;
  const { form, bind, refuse, submit } = useForm({ name: template?.name ?? '', text: template?.text ?? '' }, templateProblems);
  const send = submit((values) => {
    const then = { onSuccess: onClose, onError: refusing(refuse) };
    if (calling.isPending) return;
    if (template) changing.mutate({ ...values, id: template.id }, then);
    else keeping.mutate(values, then);
  });
  return (
    <Dialog title={template ? 'Şablonu düzenle' : 'Yeni şablon'} onClose={onClose} footer={null}>
      <form ref={form} className={classes.form} noValidate onSubmit={send} onKeyDown={(event) => sendsForm(event) && send()}>
        <Failure of={calling} />
        <TextInput label="Şablon adı" data-autofocus maxLength={APPLICATION_LIMITS.templateName.max} {...bind('name')} />
        <Textarea label="Metin" description={FIELD_WORDS} autosize minRows={4} maxRows={14} {...bind('text')} />
        <div className={classes.actions}>
          <Button onClick={onClose}>Vazgeç</Button>
          <Button type="submit" kind="primary" busy={calling.isPending && 'Kaydediliyor…'}>
            Kaydet
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
