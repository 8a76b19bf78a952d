# Starts the edge in the foreground, in the place of this shell.
state="${EDGE_STATE}"

# Taken from one that runs, its socket would leave it without the sites for good; in a container the number is this shell's.
if read -r pid 2>/dev/null <"$state/nginx.pid" && [ "$pid" != $$ ] && grep -qs nginx "/proc/$pid/comm"; then
  echo "An edge of $state runs already, as process $pid." >&2
  exit 1
fi

# What was killed leaves its socket behind, and nginx takes no address that is there.
rm -f "$state/packing.sock"
exec "${NGINX_PATH:-nginx}" -e stderr -c "${EDGE_CONF}/nginx.conf"
