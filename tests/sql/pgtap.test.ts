import type {Engine} from '../../server/database/engine';
import {testEngine} from './engine';
import {testPgtap} from './pgtap';

let engine: Engine;
beforeAll(async () => void (engine = await testEngine()));
afterAll(() => engine.close());

testPgtap(() => engine);
