import { GIVEN_ROLES, type GivenRole, PEOPLE_LIMITS, PEOPLE_TEXT } from '@contracts/project-people';
import { PROJECT_ROLE_LABEL, type ProjectRole } from '@contracts/projects';
import { TextInput } from '@mantine/core';
import { IconSend } from '@tabler/icons-react';
import { type FormEvent, useRef, useState } from 'react';
import { Failure } from '../../../calls/Failure';
import { Button } from '../../../design/Button';
import { Segment } from '../../../design/Segment';
import { useInvite } from '../api/people';
import classes from './People.module.css';
import { SuggestedMembers } from './SuggestedMembers';

const CHOICES = Object.fromEntries(GIVEN_ROLES.toReversed().map((role) => [role, PROJECT_ROLE_LABEL[role]])) as Record<GivenRole, string>;
const WHAT: Record<GivenRole, string> = {
  member: 'Üyeler projenin ekibinde yer alır; gizli projeyi de görür.',
  manager: 'Yöneticiler projeyi düzenler, üye davet eder, ilan açar ve başvurulara karar verir.',
};

/** Asks somebody into the project, named by whatever is known of them. Only the owner asks managers in. */
export function InviteForm({ projectId, role: own }: { projectId: string; role: ProjectRole | null }) {
  const [identifier, setIdentifier] = useState('');
  const [role, setRole] = useState<GivenRole>('member');
  const [problem, setProblem] = useState<string | undefined>();
  const invite = useInvite(projectId);
  // Whoever is asked in next is a member again, unless that is chosen anew.
  const clear = () => {
    setIdentifier('');
    setRole('member');
  };
  const field = useRef<HTMLInputElement>(null);
  const choose = (username: string) => {
    setIdentifier(username);
    setProblem(undefined);
    field.current?.focus();
  };
  const send = (event: FormEvent) => {
    event.preventDefault();
    if (invite.isPending) return;
    if (!identifier.trim()) return setProblem(PEOPLE_TEXT.identifierNotFound);
    setProblem(undefined);
    invite.mutate({ identifier: identifier.trim(), role }, { onSuccess: clear });
  };
  return (
    <form className={classes.form} noValidate onSubmit={send}>
      <Failure of={invite} title={PEOPLE_TEXT.inviteFailed} />
      <TextInput
        ref={field}
        label="Kimi davet ediyorsunuz?"
        description={`Kullanıcı adı, e-posta adresi veya üye kimliği. Davet ${PEOPLE_LIMITS.inviteDays} gün geçerlidir.`}
        inputWrapperOrder={['label', 'input', 'description', 'error']}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={PEOPLE_LIMITS.identifier}
        value={identifier}
        error={problem}
        onChange={(event) => {
          setIdentifier(event.currentTarget.value);
          setProblem(undefined);
        }}
      />
      <SuggestedMembers typed={identifier} onChoose={choose} />
      {own === 'owner' && (
        <div>
          <Segment label="Görevi" choices={CHOICES} value={role} onChoose={setRole} />
          <p className={classes.note}>{WHAT[role]}</p>
        </div>
      )}
      <div>
        <Button type="submit" icon={<IconSend aria-hidden="true" />} busy={invite.isPending && 'Gönderiliyor…'}>
          Davet gönder
        </Button>
      </div>
    </form>
  );
}
