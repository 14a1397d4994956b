import { IconAlertCircle, IconCheck } from '@tabler/icons-react';
import stepper from './Stepper.module.css';
import { type StepState, stateOf } from './stepState';
import { STEPS } from './steps';
import type { Editor } from './useEditor';

/** The steps with their state in words; each can be gone to at any time. */
export function Stepper({ editor, onGo }: { editor: Editor; onGo?: () => void }) {
  return (
    <nav className={stepper.stepper} aria-label="Adımlar">
      <ol>
        {STEPS.map(({ key, title }, index) => {
          const state = stateOf(editor, index);
          return (
            <li key={key}>
              <button
                type="button"
                className={stepper.step}
                data-tone={state.tone}
                aria-current={index === editor.step ? 'step' : undefined}
                onClick={() => {
                  onGo?.();
                  editor.go(index);
                }}
              >
                <StepMark number={index + 1} tone={state.tone} />
                <span className={stepper.stepWords}>
                  <b>{title}</b>
                  <small>{state.words}</small>
                </span>
              </button>
            </li>
          );
        })}
      </ol>
    </nav>
  );
}

const StepMark = ({ number, tone }: { number: number; tone: StepState['tone'] }) => (
  <span className={stepper.stepMark} aria-hidden="true">
    {tone === 'wrong' && <IconAlertCircle />}
    {tone === 'done' && <IconCheck />}
    {tone === 'open' && number}
  </span>
);
