import { PROJECT_CHOICE_LABEL } from '../../../../contracts/project-choices.js';
import { administers, tells } from '../../../platform/telling/told-facts.js';
import type { ProjectChoiceKept } from './choices.events.js';

export const choicesTold = tells<ProjectChoiceKept>({
  ProjectChoiceKept: administers('Proje listesi değişti', {
    what: ({ kind, label, retired }) => `${PROJECT_CHOICE_LABEL[kind]} ${retired ? 'kullanımdan kaldırıldı' : 'kaydedildi'}: ${label}`,
  }),
});
