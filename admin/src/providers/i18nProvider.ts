import polyglotI18nProvider from 'ra-i18n-polyglot';
import { turkishMessages } from './turkishMessages';

export const i18nProvider = polyglotI18nProvider(() => turkishMessages, 'tr', [{ locale: 'tr', name: 'Türkçe' }]);
