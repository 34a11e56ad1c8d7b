import {TRANSPORT_SECURITY} from './addresses';
import {headerLines} from './nginx';
import {BY_COMMAND} from './notice';

/** `deploy/nginx-proxy.conf`: TLS in front of the site's own server. */
export const nginxProxyConf = (): string => `${BY_COMMAND}
#
# TLS in front of the site's own server, which has TRUSTED_PROXY=127.0.0.1,::1. Put it in
# /etc/nginx/conf.d/ and replace www.example.com. The server compresses, redirects and sets headers.
# \`npm run test:full\` starts it before a server.

# A hundred phones on the Wi-Fi of a shelter are one address. They open a page with its files at once
# (2,500 requests) and send their forms in the same minute. Connections are not counted: nginx takes
# each request of HTTP/2 for one, and the server and the database have limits of their own.
limit_req_zone $binary_remote_addr zone=site_pages:10m rate=500r/s;
limit_req_zone $binary_remote_addr zone=site_forms:10m rate=20r/s;
limit_req_status 429;

server {
  listen 80;
  listen [::]:80;
  server_name www.example.com;
  server_tokens off;
  location /.well-known/acme-challenge/ {
    root /var/www/html;
  }
  location / {
    return 301 https://$host$request_uri;
  }
}

server {
  listen 443 ssl http2;
  listen [::]:443 ssl http2;
  server_name www.example.com;
  server_tokens off;
  ssl_certificate     /etc/letsencrypt/live/www.example.com/fullchain.pem;
  ssl_certificate_key /etc/letsencrypt/live/www.example.com/privkey.pem;
  ssl_protocols TLSv1.2 TLSv1.3;
  ssl_session_cache shared:site_tls:10m;
${headerLines(TRANSPORT_SECURITY, '  ')}

  # nginx waits for slow visitors on both ways, so that the server does not.
  client_max_body_size 64k;
  client_body_buffer_size 64k;
  client_header_timeout 15s;
  client_body_timeout 15s;
  send_timeout 30s;
  proxy_buffers 16 32k;
  proxy_max_temp_file_size 4m;

  # Overwritten, not appended to: what a visitor sends in it says nothing.
  proxy_set_header X-Forwarded-For $remote_addr;
  proxy_set_header X-Forwarded-Proto https;
  proxy_set_header Host $host;
  proxy_http_version 1.1;
  proxy_set_header Connection "";
  # Longer than a restart, during which the socket of systemd keeps requests.
  proxy_read_timeout 60s;

  location / {
    limit_req zone=site_pages burst=5000 nodelay;
    proxy_pass http://127.0.0.1:3000;
  }
  location /rest/ {
    limit_req zone=site_forms burst=500 nodelay;
    proxy_pass http://127.0.0.1:3000;
  }
}
`;
