import '@testing-library/jest-dom';
import { configure } from '@testing-library/react';

// A whole app is drawn in most tests, which takes its time on small machines.
configure({ asyncUtilTimeout: 15_000 });
jest.setTimeout(60_000);
