// WebKit, the engine of iPhones, over WebDriver: Debian's MiniBrowser on a screen of its own.
// https://www.w3.org/TR/webdriver2/
import {type ChildProcess, spawn} from 'node:child_process';
import {once} from 'node:events';
import {existsSync} from 'node:fs';

import {sparePort} from '../sparePort';
import {childEnvironment} from '../../../src/data/environment';
import {untilAnswered} from '../faults';
import {type Engine, KEYS} from './engine';

const DRIVER = '/usr/bin/WebKitWebDriver';
const SCREEN = '/usr/bin/Xvfb';

/** The name under which WebDriver hands out elements. */
const ELEMENT = 'element-6066-11e4-a52e-4f735466cecf';

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null) return;
  const ended = once(child, 'exit');
  child.kill();
  await ended;
}

/** Starts a screen. @returns its name, such as `:0` */
async function screen(): Promise<{display: string; process: ChildProcess}> {
  const process = spawn(SCREEN, ['-displayfd', '3', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  });
  const [number] = (await once(process.stdio[3]!, 'data')) as [Buffer];
  return {display: `:${number.toString().trim()}`, process};
}

/** Starts a window of the width of a phone, as narrow as MiniBrowser's toolbar allows. */
export async function webkit(): Promise<Engine> {
  if (!existsSync(DRIVER) || !existsSync(SCREEN)) {
    throw new Error('WebKit is missing: run "apt-get install -y webkit2gtk-driver xvfb".');
  }
  const {display, process: server} = await screen();
  const port = await sparePort();
  const driver = spawn(DRIVER, [`--port=${port}`], {
    env: childEnvironment({DISPLAY: display, WEBKIT_DISABLE_DMABUF_RENDERER: '1'}),
    stdio: 'ignore',
  });
  async function ask<T>(method: string, path: string, body?: object): Promise<T> {
    const response = await fetch(`http://127.0.0.1:${port}${path}`, {
      method,
      ...(body && {body: JSON.stringify(body)}),
    });
    const {value} = (await response.json()) as {value: T & {error?: string; message?: string}};
    if (!response.ok) throw new Error(`${value.error}: ${value.message}`);
    return value;
  }
  await untilAnswered(() => ask('GET', '/status'));
  const {sessionId} = await ask<{sessionId: string}>('POST', '/session', {
    capabilities: {alwaysMatch: {'webkitgtk:browserOptions': {args: ['--automation']}}},
  });
  const at = (path: string): string => `/session/${sessionId}/${path}`;
  const post = <T>(path: string, body: object = {}) => ask<T>('POST', at(path), body);
  const evaluate: Engine['evaluate'] = (page, ...args) =>
    post('execute/sync', {script: `return (${String(page)}).apply(null, arguments)`, args});
  /** Asks for something of the one element that fits. */
  async function onElement(selector: string, command: string, body?: object): Promise<void> {
    const found = await post<Record<string, string>>('element', {
      using: 'css selector',
      value: selector,
    });
    await post(`element/${found[ELEMENT]}/${command}`, body);
  }
  const strike = (value: string) =>
    post('actions', {
      actions: [
        {
          type: 'key',
          id: 'keyboard',
          actions: ['keyDown', 'keyUp'].map((type) => ({type, value})),
        },
      ],
    });
  // The toolbar is part of the window.
  const turn = (isSideways: boolean) =>
    post('window/rect', isSideways ? {width: 844, height: 440} : {width: 390, height: 844});
  await turn(false);
  return {
    // WebDriver tells nothing of the console.
    errors: [],
    open: (url) => post('url', {url}),
    back: () => post('back'),
    forward: () => post('forward'),
    reload: () => post('refresh'),
    evaluate,
    async click(selector) {
      await onElement(selector, 'click');
    },
    async choose(selector, value) {
      await onElement(`${selector} option[value="${value}"]`, 'click');
    },
    type: (selector, text) => onElement(selector, 'value', {text}),
    press: (key) => strike(KEYS[key]),
    key: strike,
    turn,
    async close() {
      await ask('DELETE', `/session/${sessionId}`);
      await end(driver);
      await end(server);
    },
  };
}
