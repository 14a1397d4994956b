import { CLOSED_LABEL, isMeantBy, writingProblem } from '@contracts/categories';
import type { Category } from '@contracts/forum';
import type { Role } from '@contracts/permissions';

interface Asked {
  readonly role: Role;
  /** What is chosen already: it stays, and says so when nothing can be written there any more. */
  readonly chosen: string;
  /** Whether a topic that there is goes elsewhere. */
  readonly moves?: boolean;
}

/** The categories that somebody may choose for a topic, and the chosen one among them, whatever address it was chosen by. */
export function categoryChoices(
  categories: readonly Category[],
  { role, chosen, moves = false }: Asked,
): { value: string; data: { value: string; label: string }[] } {
  const known = chosen ? categories.find((category) => isMeantBy(category, chosen)) : undefined;
  const data = categories.flatMap((category) => {
    const open = writingProblem(category, role, moves) === null;
    if (!open && category !== known) return [];
    return [{ value: category.id, label: open || moves ? category.name : `${category.name} (${CLOSED_LABEL.toLocaleLowerCase('tr')})` }];
  });
  return { value: known?.id ?? chosen, data };
}
