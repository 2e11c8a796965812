/**
 * In front of several processes of the site: nginx, set up as in the README, or, where it is not installed, a small
 * proxy that takes turns and passes over a process that does not answer.
 */
import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, request, type IncomingMessage, type ServerResponse } from 'node:http'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { buffer } from 'node:stream/consumers'
import { setTimeout as wait } from 'node:timers/promises'
import { freePort } from '../free-port.js'
import { onExit } from '../on-exit.js'

export interface Proxy {
  url: string
  name: string
  stop: () => void
}

const nginx = '/usr/sbin/nginx'

export function startProxy(ports: readonly number[]): Promise<Proxy> {
  return existsSync(nginx) ? startNginx(ports) : startOwn(ports)
}

async function startNginx(ports: readonly number[]): Promise<Proxy> {
  const folder = mkdtempSync(path.join(tmpdir(), 'stagwise-nginx-'))
  // Root's nginx works as another user.
  chmodSync(folder, 0o755)
  const port = await freePort()
  writeFileSync(path.join(folder, 'nginx.conf'), settings(port, ports))
  const args = ['-p', folder, '-c', 'nginx.conf', '-e', 'error.log']
  const child = spawn(nginx, args, { stdio: 'inherit' })
  const stop = () => {
    child.kill('SIGTERM')
    rmSync(folder, { recursive: true, force: true, maxRetries: 5 })
    forget()
  }
  const forget = onExit(stop)
  const url = `http://127.0.0.1:${String(port)}`
  while (child.exitCode === null && !(await fetch(url).catch(() => undefined))) await wait(50)
  if (child.exitCode === null) return { url, name: nginxVersion(), stop }
  stop()
  throw new Error(`nginx ended with ${String(child.exitCode)}`)
}

function nginxVersion(): string {
  // It writes its version to standard error.
  const { stderr } = spawnSync(nginx, ['-v'], { encoding: 'utf8' })
  return stderr.trim().replace(/^.*: /, '')
}

function settings(port: number, ports: readonly number[]): string {
  const folders = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((name) => `${name}_temp_path ${name};`)
  return `
    daemon off;
    pid nginx.pid;
    events {}
    http {
      access_log off;
      ${folders.join('\n      ')}
      upstream stagwise {
        ${ports.map((each) => `server 127.0.0.1:${String(each)};`).join('\n        ')}
        keepalive 32;
      }
      server {
        listen 127.0.0.1:${String(port)};
        client_max_body_size 64m;
        location / {
          proxy_pass http://stagwise;
          proxy_http_version 1.1;
          proxy_set_header Connection "";
          proxy_set_header Host $host;
          proxy_set_header X-Forwarded-For $proxy_add_x_forwarded_for;
          proxy_set_header X-Forwarded-Proto $scheme;
          proxy_set_header X-Forwarded-Host "";
          proxy_set_header X-Request-Id $request_id;
        }
      }
    }
  `
}

async function startOwn(ports: readonly number[]): Promise<Proxy> {
  let turn = 0
  const server = createServer((incoming, answer) => {
    turn += 1
    const inTurn = ports.map((_, at) => ports[(turn + at) % ports.length] ?? 0)
    void pass(inTurn, incoming, answer)
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('The proxy does not listen')
  const stop = () => {
    server.close()
    server.closeAllConnections()
  }
  return { url: `http://127.0.0.1:${String(address.port)}`, name: 'a proxy of its own (nginx is not installed)', stop }
}

/** As nginx: to the next one if the connection is refused, for reading also if it is cut. */
async function pass(ports: readonly number[], incoming: IncomingMessage, answer: ServerResponse): Promise<void> {
  const body = await buffer(incoming)
  const { method, url, headers } = incoming
  for (const port of ports) {
    try {
      const from = await new Promise<IncomingMessage>((resolve, reject) => {
        request({ host: '127.0.0.1', port, method, path: url, headers })
          .once('response', resolve)
          .once('error', reject)
          .end(body)
      })
      answer.writeHead(from.statusCode ?? 502, from.headers)
      from.pipe(answer)
      from.on('error', () => answer.destroy())
      return
    } catch (error) {
      const isRefused = error instanceof Error && 'code' in error && error.code === 'ECONNREFUSED'
      if (!isRefused && method !== 'GET') break
    }
  }
  answer.writeHead(502).end()
}
