import simpleRestProvider from 'ra-data-simple-rest';
import type { DataProvider } from 'react-admin';
import { httpClient } from './httpClient';

export const dataProvider: DataProvider = { ...simpleRestProvider('/api/console', httpClient), supportAbortSignal: true };
