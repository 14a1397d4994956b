import type { PublicUser } from '@contracts/profile';
import { GIVEN_ROLES, type GivenRole, PEOPLE_LIMITS, PEOPLE_TEXT } from '@contracts/project-people';
import { PROJECT_ROLE_LABEL, type ProjectRole } from '@contracts/projects';
import { TextInput } from '@mantine/core';
import { IconSend } from '@tabler/icons-react';
import { type FormEvent, useRef, useState } from 'react';
import { Failure } from '../../../calls/Failure';
import { messageOf } from '../../../client/apiError';
import { Button } from '../../../design/Button';
import { Callout } from '../../../design/Callout';
import { Segment } from '../../../design/Segment';
import { useAddMember, useInvite } from '../api/people';
import classes from './People.module.css';
import { SuggestedMembers } from './SuggestedMembers';

const CHOICES = Object.fromEntries(GIVEN_ROLES.toReversed().map((role) => [role, PROJECT_ROLE_LABEL[role]])) as Record<GivenRole, string>;
const WHAT: Record<GivenRole, string> = {
  member: 'Üyeler projenin ekibinde yer alır; gizli projeyi de görür.',
  manager: 'Yöneticiler projeyi düzenler, üye davet eder, ilan açar ve başvurulara karar verir.',
};

const notAdded = (why: string, name: string): string => (why === PEOPLE_TEXT.userNotFound ? PEOPLE_TEXT.userNotFoundNamed(name) : PEOPLE_TEXT.addFailed(why));

/** Asks somebody into the project, named by whatever is known of them. Only the owner asks managers in. */
export function InviteForm({ projectId, role: own }: { projectId: string; role: ProjectRole | null }) {
  const [identifier, setIdentifier] = useState('');
  const [role, setRole] = useState<GivenRole>('member');
  const [problem, setProblem] = useState<string | undefined>();
  /** Who was chosen among those suggested, as long as that name stands there. */
  const [chosen, setChosen] = useState<PublicUser | null>(null);
  const [invite, add] = [useInvite(projectId), useAddMember(projectId)];
  // Whoever is asked in next is a member again, unless that is chosen anew.
  const clear = () => {
    setIdentifier('');
    setChosen(null);
    setRole('member');
  };
  const field = useRef<HTMLInputElement>(null);
  const choose = (member: PublicUser) => {
    setIdentifier(member.username);
    setChosen(member);
    setProblem(undefined);
    field.current?.focus();
  };
  const isPending = invite.isPending || add.isPending;
  const send = (event: FormEvent) => {
    event.preventDefault();
    if (isPending) return;
    if (!identifier.trim()) return setProblem(PEOPLE_TEXT.identifierNotFound);
    setProblem(undefined);
    invite.reset();
    add.reset();
    if (chosen?.username === identifier.trim()) add.mutate({ userId: chosen.id, role }, { onSuccess: clear });
    else invite.mutate({ identifier: identifier.trim(), role }, { onSuccess: clear });
  };
  return (
    <form className={classes.form} noValidate onSubmit={send}>
      <Failure of={invite} title={PEOPLE_TEXT.inviteFailed} />
      {add.isError && (
        <Callout tone="danger" role="alert">
          {notAdded(messageOf(add.error), chosen?.username ?? '')}
        </Callout>
      )}
      <TextInput
        ref={field}
        label="Kimi davet ediyorsunuz?"
        description={`Kullanıcı adı, e-posta adresi veya üye kimliği. Davet ${PEOPLE_LIMITS.inviteDays} gün geçerlidir. Önerilerden seçtiğiniz üyenin bekleyen bir başvurusu varsa davet gerekmez, hemen katılır.`}
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
        <Button type="submit" icon={<IconSend aria-hidden="true" />} busy={isPending && 'Gönderiliyor…'}>
          Davet gönder
        </Button>
      </div>
    </form>
  );
}
